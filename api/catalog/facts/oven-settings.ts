/** These gas marks and dial settings are from British and American recipe books. */
interface OvenSetting {
  gasMark: string;
  fahrenheit: number;
  celsius: number;
}

const SETTINGS: readonly OvenSetting[] = [
  { gasMark: '1/4', fahrenheit: 225, celsius: 110 },
  { gasMark: '1/2', fahrenheit: 250, celsius: 120 },
  { gasMark: '1', fahrenheit: 275, celsius: 140 },
  { gasMark: '2', fahrenheit: 300, celsius: 150 },
  { gasMark: '3', fahrenheit: 325, celsius: 170 },
  { gasMark: '4', fahrenheit: 350, celsius: 180 },
  { gasMark: '5', fahrenheit: 375, celsius: 190 },
  { gasMark: '6', fahrenheit: 400, celsius: 200 },
  { gasMark: '7', fahrenheit: 425, celsius: 220 },
  { gasMark: '8', fahrenheit: 450, celsius: 230 },
  { gasMark: '9', fahrenheit: 475, celsius: 240 },
  { gasMark: '10', fahrenheit: 500, celsius: 260 },
];

/** Fan ovens are set this many degrees Celsius lower. */
const FAN_REDUCTION = 20;

interface OvenColumn {
  label: string;
  cells: readonly string[];
}

const column = (label: string, cell: (setting: OvenSetting) => string): OvenColumn => ({
  label,
  cells: SETTINGS.map(cell),
});

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

export const ovenColumns = {
  gasMark: column('Gas mark', ({ gasMark }) => gasMark),
  fahrenheit: column('°F', ({ fahrenheit }) => String(fahrenheit)),
  converted: column('°C', ({ fahrenheit }) => oneDecimal(((fahrenheit - 32) * 5) / 9)),
  celsius: column('°C dial', ({ celsius }) => String(celsius)),
  fan: column('°C dial, fan', ({ celsius }) => String(celsius - FAN_REDUCTION)),
};
