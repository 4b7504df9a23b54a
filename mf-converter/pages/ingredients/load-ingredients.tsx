import type { PageResult } from '@site/shell-contract';
import { ingredientsHead } from './head.ts';
import { IngredientList } from './ingredient-list.tsx';

export function loadIngredients(): PageResult<null, 'list'> {
  return { kind: 'page', head: ingredientsHead(), data: null, sections: { list: async () => <IngredientList /> } };
}
