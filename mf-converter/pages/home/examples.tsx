import { Link } from '@site/shell-contract';

const EXAMPLES = [
  { path: 'length/feet-to-cm?value=5%20ft%2011%20in', text: '5 ft 11 in to cm' },
  { path: 'temperature/fahrenheit-to-celsius?value=350', text: '350 °F to °C' },
  { path: 'volume/cups-to-ml?value=1.5', text: '1.5 cups to mL' },
  { path: 'weight/pounds-to-kg?value=150', text: '150 lb to kg' },
  { path: 'length/miles-to-km?value=26.2', text: '26.2 mi to km' },
  { path: 'speed/kph-to-mph?value=120', text: '120 km/h to mph' },
];

export function Examples() {
  return (
    <ul role="list">
      {EXAMPLES.map(({ path, text }) => (
        <li key={path}>
          <Link to={`/converter/${path}`} rel="nofollow">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
