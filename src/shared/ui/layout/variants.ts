import type { vars } from '@/shared/theme';

/** Steps of the 4 px grid that layout primitives offer. */
export const gaps = [
  '0',
  'half',
  '1',
  '1.5',
  '2',
  '2.5',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  '12',
  '16',
] as const;
export type Gap = (typeof gaps)[number] & `${Extract<keyof typeof vars.space, string | number>}`;

export const aligns = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Align = (typeof aligns)[number];

export const justifies = ['start', 'center', 'end', 'between'] as const;
export type Justify = (typeof justifies)[number];

export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'fieldset'
  | 'span';
