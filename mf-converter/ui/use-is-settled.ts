import { useSettled } from '@site/shell-contract';

export function useIsSettled(value: unknown): boolean {
  return useSettled(value) === value;
}
