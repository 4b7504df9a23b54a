import { foods, kingArthur, usda } from '../ingredient.ts';

export const grains = foods('Grains', {
  'rolled oats': {
    aliases: ['oats', 'old-fashioned oats', 'old-fashioned rolled oats', 'porridge oats', 'whole oats'],
    figures: [usda(81), kingArthur(99)],
  },
  'quick oats': { aliases: ['quick-cooking oats', 'quick cooking rolled oats'], figures: [usda(81), kingArthur(89)] },
  'uncooked white rice': {
    id: 'white-rice',
    aliases: ['rice', 'white rice', 'uncooked rice', 'long-grain rice', 'long-grain white rice', 'dry rice'],
    neutral: ['uncooked', 'raw', 'dry'],
    figures: [usda(185), kingArthur(99, 1 / 2)],
  },
  'cooked white rice': { id: 'cooked-rice', aliases: ['cooked rice', 'cooked long-grain rice'], figures: [usda(158)] },
  'uncooked quinoa': {
    id: 'quinoa',
    aliases: ['quinoa'],
    neutral: ['raw', 'dry'],
    figures: [usda(170), kingArthur(177)],
  },
  'dry couscous': { id: 'couscous', aliases: ['couscous', 'uncooked couscous'], figures: [usda(173)] },
  'dry bulgur': { id: 'bulgur', aliases: ['bulgur', 'bulgur wheat', 'bulghur'], figures: [usda(140), kingArthur(152)] },
  'dry lentils': { id: 'lentils', aliases: ['lentils', 'dried lentils', 'uncooked lentils'], figures: [usda(192)] },
  'wheat germ': { aliases: ['wheatgerm'], figures: [usda(115), kingArthur(28, 1 / 4)] },
  'bread crumbs': {
    aliases: ['breadcrumbs'],
    ways: [
      { how: 'dry', words: ['dried'], figures: [kingArthur(28, 1 / 4)] },
      { how: 'fresh', figures: [kingArthur(21, 1 / 4)] },
    ],
  },
  'panko bread crumbs': { id: 'panko', aliases: ['panko', 'panko breadcrumbs'], figures: [kingArthur(50)] },
  'graham cracker crumbs': { figures: [kingArthur(99)] },
  granola: { figures: [kingArthur(113)] },
  'steel-cut oats': { aliases: ['Irish oats', 'pinhead oats'], figures: [kingArthur(70, 1 / 2)] },
  'oat bran': { figures: [usda(94), kingArthur(53, 1 / 2)] },
  'wheat bran': { figures: [usda(58), kingArthur(32, 1 / 2)] },
  'uncooked brown rice': {
    id: 'brown-rice',
    aliases: ['brown rice', 'long-grain brown rice'],
    neutral: ['raw', 'dry'],
    figures: [usda(185)],
  },
  'cooked brown rice': { figures: [usda(195), kingArthur(170)] },
  'uncooked short-grain rice': {
    id: 'short-grain-rice',
    aliases: ['short-grain rice', 'sushi rice', 'short-grain white rice'],
    figures: [usda(200)],
  },
  'uncooked medium-grain rice': {
    id: 'medium-grain-rice',
    aliases: ['medium-grain rice', 'medium-grain white rice'],
    figures: [usda(195)],
  },
  'uncooked wild rice': { id: 'wild-rice', aliases: ['wild rice'], figures: [usda(160)] },
  'cooked quinoa': { figures: [usda(185), kingArthur(184)] },
  'cooked couscous': { figures: [usda(157)] },
  'pearl barley': {
    aliases: ['barley', 'pearled barley'],
    neutral: ['dry', 'uncooked'],
    figures: [usda(200), kingArthur(213)],
  },
  millet: { neutral: ['dry', 'uncooked', 'raw'], figures: [usda(200), kingArthur(103, 1 / 2)] },
  buckwheat: { aliases: ['buckwheat groats'], figures: [usda(170), kingArthur(170)] },
  polenta: { neutral: ['dry', 'uncooked', 'coarse'], figures: [kingArthur(163)] },
  macaroni: {
    aliases: ['uncooked macaroni', 'dry pasta', 'pasta'],
    neutral: ['dry', 'uncooked'],
    ways: [
      { how: 'elbow', figures: [usda(105)] },
      { how: 'shells', words: ['small shells'], figures: [usda(93)] },
      { how: 'spirals', words: ['rotini', 'fusilli'], figures: [usda(84)] },
    ],
  },
  'cooked macaroni': { aliases: ['cooked pasta'], figures: [usda(140), usda(134), usda(115)] },
  'black beans': {
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], figures: [usda(194)] },
      { how: 'cooked', figures: [usda(172)] },
    ],
  },
  'kidney beans': {
    neutral: ['red'],
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], figures: [usda(184)] },
      { how: 'cooked', figures: [usda(177)] },
      { how: 'canned', words: ['drained', 'rinsed'], figures: [usda(158)] },
    ],
  },
  'pinto beans': {
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], figures: [usda(193)] },
      { how: 'cooked', figures: [usda(171)] },
    ],
  },
  chickpeas: {
    aliases: ['garbanzo beans', 'garbanzos'],
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], figures: [usda(200)] },
      { how: 'cooked', figures: [usda(164)] },
      { how: 'canned', words: ['drained', 'rinsed'], figures: [usda(152)] },
    ],
  },
  'cooked lentils': { figures: [usda(198)] },
  'split peas': { neutral: ['dry', 'dried', 'green', 'yellow'], figures: [usda(197)] },
});
