/** Spelling correction never changes these real units. For example, a grain is not a gram. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  `grain grains dram drams drachm drachms rod rods chain chains link links hand hands span spans cubit
  cubits pole poles perch rood roods slug slugs scruple scruples gill gills firkin hogshead cord cords quintal quintals kip kips therm therms erg ergs volt
  volts lumen lumens lux mole moles curie gauss tesla henry farad ohm ohms siemens weber poise stokes
  decade decades century centuries fortnight fortnights jiffy parsec parsecs
  thou mil mils pixel pixels em ems minim minims dash pinch drop drops
  smidgen stick sticks jigger shot shots bottle bottles can cans karat karats tael catty momme mina shekel talent
  becquerel sievert gray rads rems mach amp amps ampere amperes coulomb coulombs candela steradian baud nibble nibbles
  tens tin tins cap caps word words char chars page pages dollar dollars euro euros acre-foot
  pfund pfunde zoll thous millennium millennia tick ticks shake shakes mickey mickeys stere steres barn barns
  poundal poundals dunam dunams arpent toise livre arroba vara verst pood sazhen ell ells skein hank`.split(/\s+/),
);

const PREFIX =
  /^(?:quetta|ronna|yotta|zetta|exa|peta|tera|giga|mega|kilo|hecto|deca|deka|deci|centi|milli|micro|nano|pico|femto|atto|zepto|yocto|kibi|mebi|gibi|tebi|pebi|exbi)/;
const ROOT =
  /^(?:met(?:er|re)|gram(?:me)?|lit(?:er|re)|second|byte|bit|watt|joule|pascal|newton|bar|volt|amp|ampere|hertz|calorie|ton|tonne|gauss|tesla|ohm|farad|henry|sievert|gray|radian|electronvolt|parsec|are|pixel)s?$/;

export function isPrefixedUnit(word: string): boolean {
  const prefix = PREFIX.exec(word)?.[0];
  return prefix !== undefined && ROOT.test(word.slice(prefix.length));
}
