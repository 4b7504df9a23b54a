export interface MultipleUnit {
  singular: string;
  plural: string;
  names: readonly string[];
  /** Symbols are case-sensitive, because mJ is not MJ. */
  symbols: readonly string[];
  category: string;
  /**
   * Each entry is a unit ID, a numerator, and a denominator. The second entry is used if the first unit is the target.
   */
  times: readonly (readonly [id: string, over: bigint, under: bigint])[];
}

/**
 * The columns are name, symbols, category, and multiples of two units. Symbols are omitted if people mistype their case
 * (Mg, Mm, ML, Mt) or if they are a time of day (pm).
 */
const PREFIXED = `
  gigapascal | GPa gpa | pressure | 1000 mpa, 1000000 kpa
  millipascal | mPa | pressure | 1/1000 pa, 1/100000 hpa
  megabar | Mbar | pressure | 1000000 bar, 100000000 kpa
  kilobar | kbar Kbar | pressure | 1000 bar, 100000 kpa
  microbar | µbar ubar | pressure | 1/10 pa, 1/1000 hpa
  gigajoule | GJ gj | energy | 1000000 kj, 1000000000 j
  megajoule | MJ mj Mj | energy | 1000 kj, 1000000 j
  millijoule | mJ | energy | 1/1000 j, 1/1000000 kj
  megacalorie | Mcal MCal | energy | 1000 kcal, 1000000 cal
  gigawatt hour | GWh gwh GWH | energy | 1000000 kwh, 1000000000 wh
  megawatt hour | MWh mwh MWH Mwh | energy | 1000 kwh, 1000000 wh
  milliwatt hour | mWh | energy | 1/1000 wh, 1/1000000 kwh
  terawatt | TW tw | power | 1000000 MW, 1000000000 kW
  gigawatt | GW gw | power | 1000 MW, 1000000 kW
  milliwatt | mW | power | 1/1000 W, 1/1000000 kW
  microwatt | µW uW | power | 1/1000000 W, 1/1000000000 kW
  meganewton meter | MNm | torque | 1000 kNm, 1000000 Nm
  millinewton meter | mNm | torque | 1/1000 Nm, 1/10 Ncm
  meganewton | MN | force | 1000 kN, 1000000 N
  millinewton | mN | force | 1/1000 N, 1/1000000 kN
  terahertz | THz thz | frequency | 1000 GHz, 1000000 MHz
  millihertz | mHz | frequency | 1/1000 Hz, 3/50 rpm
  exabyte | EB eb | data | 1000000 tb, 1000000000 gb
  petabyte | PB pb | data | 1000 tb, 1000000 gb
  terabit | Tbit tbit | data | 1000 gbit, 1000000 mbit
  kibibit | Kib Kibit | data | 1/8 kib, 128 b
  mebibit | Mib Mibit | data | 1/8 mib, 128 kib
  gibibit | Gib Gibit | data | 1/8 gib, 128 mib
  gigameter | Gm | length | 1000000 km, 1000000000 m
  megameter | | length | 1000 km, 1000000 m
  hectometer | hm | length | 100 m, 10000 cm
  decameter, dekameter | dam | length | 10 m, 1000 cm
  picometer | | length | 1/1000 nm, 1/1000000 um
  megatonne, megaton | | weight | 1000000 ton, 1000000000 kg
  kilotonne, kiloton | | weight | 1000 ton, 1000000 kg
  megagram | | weight | 1 ton, 1000 kg
  hectogram | hg | weight | 100 g, 1/10 kg
  decagram, dekagram | dag | weight | 10 g, 1/100 kg
  decigram | dg | weight | 1/10 g, 100 mg
  centigram | cg | weight | 1/100 g, 10 mg
  nanogram | ng | weight | 1/1000 ug, 1/1000000 mg
  megaliter | | volume | 1000000 L, 1000 m3
  kiloliter | kL kl | volume | 1000 L, 1 m3
  hectoliter | hL hl | volume | 100 L, 1000 dl
  decaliter, dekaliter | daL dal | volume | 10 L, 100 dl
  microliter | µL µl uL ul | volume | 1/1000 ml, 1/1000000 L
  kilosecond | | time | 1000 s, 50/3 min
  megasecond | | time | 1000000 s, 50000/3 min
`;

/** Other units of a fixed size. Sources: NIST Handbook 44, appendix C, and the SI Brochure. */
const OTHERS = `
  fortnight | | time | 2 week, 14 day
  decade | | time | 10 year, 120 month
  century | | time | 100 year, 1200 month
  millennium | | time | 1000 year, 12000 month
  light minute | | length | 17987547480 m, 449688687/25 km
  rod | | length | 33/2 ft, 11/2 yd
  chain | | length | 66 ft, 22 yd
  imperial cup, UK cup, british cup | | volume | 1/2 pt-uk, 10 fl-oz-uk
  imperial tablespoon, UK tablespoon, UK tbsp, imperial tbsp | | volume | 5/8 fl-oz-uk, 1/32 pt-uk
  imperial teaspoon, UK teaspoon, UK tsp, imperial tsp | | volume | 5/24 fl-oz-uk, 1/96 pt-uk
  metric tablespoon | | volume | 15 ml, 3/2 cl
  metric teaspoon | | volume | 5 ml, 1/2 cl
  erg | | energy | 1/10000000 j, 1/10000000000 kj
`;

const PLURALS: Readonly<Record<string, string>> = { century: 'centuries', millennium: 'millennia' };

export const multiples: readonly MultipleUnit[] = `${PREFIXED}${OTHERS}`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [names = '', symbols = '', category = '', times = ''] = line.split('|').map((field) => field.trim());
    const singulars = names.split(', ');
    const [singular = ''] = singulars;
    const plural = PLURALS[singular] ?? (singular.endsWith('z') ? singular : `${singular}s`);
    const american = [...singulars.flatMap((word) => [word, `${word}s`]), plural].map((word) => word.toLowerCase());
    const british = american.map((word) => word.replace(/(met|lit)er/, '$1re').replace(/gram(s?)$/, 'gramme$1'));
    return {
      singular,
      plural,
      names: [...new Set([...american, ...british])],
      symbols: symbols.split(' ').filter((symbol) => symbol !== ''),
      category,
      times: times.split(', ').map((text) => {
        const [count = '', id = ''] = text.split(' ');
        const [over = '', under = '1'] = count.split('/');
        return [id, BigInt(over), BigInt(under)] as const;
      }),
    };
  });
