import type { Adventure } from '../sheet/layout';

/** With Penny any number can be written, so that nobody need know what the dice add up to. */
export const PENNY_IS_ANY_NUMBER: Readonly<Record<Adventure, boolean>> = { temple: true, valley: false };
