/** These words do not change the unit, unlike gold with ounces or beer with barrels. */
export const THINGS = new Set(
  `waist waistline inseam chest bust hip hips neck sleeve tv television screen monitor display laptop tablet pizza
  wheel wheels rim rims tire tires tyre tyres bike frame plank shelf desk
  room house apartment flat garden lawn plot land pool run race walk hike drive ride swim trip baby man woman boy girl
  person guy snow rain rainfall wind mattress rug fabric cloth ribbon
  bottle can bucket bag box container jug mug
  gas gasoline petrol diesel fuel coffee tea juice soda
  rope wall fence pole tree lift drill bolt screw nail`.split(/\s+/),
);
