import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Cars and trucks',
    from: 'hp',
    to: ['kW', 'ps'],
    values: '30, 60, 75, 90, 110, 130, 150, 180, 200, 250, 300, 350, 400, 500, 700',
  },
  {
    title: 'Cars and trucks',
    from: 'kW',
    to: ['hp', 'ps'],
    values: '30, 40, 55, 66, 75, 85, 96, 110, 125, 150, 180, 200, 250, 300, 400',
  },
  {
    title: 'Cars and trucks',
    from: 'ps',
    to: ['hp', 'kW'],
    values: '34, 60, 75, 90, 110, 115, 130, 150, 180, 200, 250, 300, 400, 510, 1001',
  },
  {
    title: 'Electric motors',
    from: 'hp',
    to: ['W', 'ft-lb-s'],
    values: '1/8, 1/6, 1/4, 1/3, 1/2, 3/4, 1, 1 1/2, 2, 3, 5, 7 1/2, 10, 15',
  },
  {
    title: 'Appliances',
    from: 'W',
    labels: 'Appliance',
    values: [
      ['9', 'LED bulb'],
      ['20', 'phone charger, fast'],
      ['65', 'laptop charger'],
      ['100', 'large television'],
      ['150', 'refrigerator, while it runs'],
      ['300', 'desktop computer, gaming'],
      ['500', 'window air conditioner, small'],
      ['700', 'vacuum cleaner'],
      ['1000', 'coffee maker'],
      ['1200', 'microwave oven'],
      ['1500', 'space heater'],
      ['1800', 'hair dryer'],
      ['5000', 'electric clothes dryer'],
    ],
  },
  {
    title: 'Air conditioners',
    from: 'btu-h',
    to: ['kW', 'W', 'ton-r'],
    values: '5000, 6000, 8000, 9000, 10000, 12000, 14000, 15000, 18000, 24000, 30000, 36000, 48000, 60000',
  },
  {
    title: 'Heaters, furnaces, and boilers',
    from: 'btu-h',
    values: '1500, 3000, 5000, 10000, 20000, 30000, 40000, 60000, 80000, 100000, 120000, 150000',
  },
  { title: 'Air conditioners', from: 'ton-r', values: '0.5, 0.75, 1.5, 2.5, 3, 3.5, 4, 7.5, 15, 25, 40, 60, 200, 500' },
  {
    title: 'Heaters and air conditioners',
    from: 'kW',
    to: ['btu-h', 'ton-r'],
    values: '0.75, 1.5, 2.5, 3.5, 4, 6, 7, 8, 9, 12, 15, 18, 24, 30',
  },
  {
    title: 'Power plants and wind turbines',
    from: 'MW',
    values: '0.5, 1.5, 3, 4, 6, 8, 12, 15, 150, 250, 500, 1000, 1400',
  },
];
