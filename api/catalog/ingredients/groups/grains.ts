import { foods, kingArthur, usda } from '../ingredient.ts';

export const grains = foods('Grains', {
  'rolled oats': {
    aliases: ['oats', 'old-fashioned oats', 'old-fashioned rolled oats', 'porridge oats', 'whole oats'],
    weights: [usda(81), kingArthur(99)],
  },
  'quick oats': { aliases: ['quick-cooking oats', 'quick cooking rolled oats'], weights: [usda(81), kingArthur(89)] },
  'uncooked white rice': {
    id: 'white-rice',
    aliases: ['rice', 'white rice', 'uncooked rice', 'long-grain rice', 'long-grain white rice', 'dry rice'],
    neutral: ['uncooked', 'raw', 'dry'],
    weights: [usda(185), kingArthur(99, 1 / 2)],
  },
  'cooked white rice': { id: 'cooked-rice', aliases: ['cooked rice', 'cooked long-grain rice'], weights: [usda(158)] },
  'uncooked quinoa': {
    id: 'quinoa',
    aliases: ['quinoa'],
    neutral: ['raw', 'dry'],
    weights: [usda(170), kingArthur(177)],
  },
  'dry couscous': { id: 'couscous', aliases: ['couscous', 'uncooked couscous'], weights: [usda(173)] },
  'dry bulgur': { id: 'bulgur', aliases: ['bulgur', 'bulgur wheat', 'bulghur'], weights: [usda(140), kingArthur(152)] },
  'dry lentils': { id: 'lentils', aliases: ['lentils', 'dried lentils', 'uncooked lentils'], weights: [usda(192)] },
  'wheat germ': { aliases: ['wheatgerm'], weights: [usda(115), kingArthur(28, 1 / 4)] },
  'bread crumbs': {
    aliases: ['breadcrumbs'],
    ways: [
      { how: 'dry', words: ['dried'], weights: [kingArthur(28, 1 / 4)] },
      { how: 'fresh', weights: [kingArthur(21, 1 / 4)] },
    ],
  },
  'panko bread crumbs': { id: 'panko', aliases: ['panko', 'panko breadcrumbs'], weights: [kingArthur(50)] },
  'graham cracker crumbs': { weights: [kingArthur(99)] },
  granola: { weights: [kingArthur(113)] },
  'steel-cut oats': { aliases: ['Irish oats', 'pinhead oats'], weights: [kingArthur(70, 1 / 2)] },
  'oat bran': { weights: [usda(94), kingArthur(53, 1 / 2)] },
  'wheat bran': { weights: [usda(58), kingArthur(32, 1 / 2)] },
  'uncooked brown rice': {
    id: 'brown-rice',
    aliases: ['brown rice', 'long-grain brown rice'],
    neutral: ['raw', 'dry'],
    weights: [usda(185)],
  },
  'cooked brown rice': { weights: [usda(195), kingArthur(170)] },
  'uncooked short-grain rice': {
    id: 'short-grain-rice',
    aliases: ['short-grain rice', 'sushi rice', 'short-grain white rice'],
    weights: [usda(200)],
  },
  'uncooked medium-grain rice': {
    id: 'medium-grain-rice',
    aliases: ['medium-grain rice', 'medium-grain white rice'],
    weights: [usda(195)],
  },
  'uncooked wild rice': { id: 'wild-rice', aliases: ['wild rice'], weights: [usda(160)] },
  'cooked quinoa': { weights: [usda(185), kingArthur(184)] },
  'cooked couscous': { weights: [usda(157)] },
  'pearl barley': {
    aliases: ['barley', 'pearled barley'],
    neutral: ['dry', 'uncooked'],
    weights: [usda(200), kingArthur(213)],
  },
  millet: { neutral: ['dry', 'uncooked', 'raw'], weights: [usda(200), kingArthur(103, 1 / 2)] },
  buckwheat: { aliases: ['buckwheat groats'], weights: [usda(170), kingArthur(170)] },
  polenta: { neutral: ['dry', 'uncooked', 'coarse'], weights: [kingArthur(163)] },
  macaroni: {
    aliases: ['uncooked macaroni', 'dry pasta', 'pasta'],
    neutral: ['dry', 'uncooked'],
    ways: [
      { how: 'elbow', weights: [usda(105)] },
      { how: 'shells', words: ['small shells'], weights: [usda(93)] },
      { how: 'spirals', words: ['rotini', 'fusilli'], weights: [usda(84)] },
    ],
  },
  'cooked macaroni': { aliases: ['cooked pasta'], weights: [usda(140), usda(134), usda(115)] },
  'black beans': {
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], weights: [usda(194)] },
      { how: 'cooked', weights: [usda(172)] },
    ],
  },
  'kidney beans': {
    neutral: ['red'],
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], weights: [usda(184)] },
      { how: 'cooked', weights: [usda(177)] },
      { how: 'canned', words: ['drained', 'rinsed'], weights: [usda(158)] },
    ],
  },
  'pinto beans': {
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], weights: [usda(193)] },
      { how: 'cooked', weights: [usda(171)] },
    ],
  },
  chickpeas: {
    aliases: ['garbanzo beans', 'garbanzos'],
    ways: [
      { how: 'dry', words: ['dried', 'uncooked'], weights: [usda(200)] },
      { how: 'cooked', weights: [usda(164)] },
      { how: 'canned', words: ['drained', 'rinsed'], weights: [usda(152)] },
    ],
  },
  'cooked lentils': { weights: [usda(198)] },
  'split peas': { neutral: ['dry', 'dried', 'green', 'yellow'], weights: [usda(197)] },
});
