import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], alignContent: 'start' });

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const rows = sliceStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const lined = {
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
} as const;

export const row = sliceStyle({
  ...lined,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

export const change = sliceStyle({
  ...lined,
  ...tabular,
  display: 'grid',
  gap: vars.space[1],
});

export const name = sliceStyle({ marginInlineEnd: 'auto', fontWeight: vars.fontWeight.semibold });

const one = 'minmax(0, 1fr)';
/** Fields in a row, with other columns where there is little room. */
const fieldRow = (columns: string, compact = columns) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [media.compact]: { gridTemplateColumns: compact } },
});

/** A field or two and their button. */
export const fields = sliceStyle(fieldRow(`${one} ${one} auto`, one));

/** A choice and three figures. */
export const quarters = sliceStyle(fieldRow(`repeat(4, ${one})`, `repeat(2, ${one})`));

/** A choice and four figures: five in a row have no room for what is below them. */
export const limits = sliceStyle(fieldRow(`repeat(3, ${one})`, `repeat(2, ${one})`));

/** A field and its button, in a row on phones as well. */
export const pair = sliceStyle(fieldRow(`${one} auto`));

const besideBox = `calc(${vars.fontSize.sm} * 1.5 + ${vars.space[1.5]})`;

/** A button is as high as the box of the field beside it. */
const asField = { display: 'grid', minBlockSize: vars.size.touch } as const;

/** Beside the box of its field, below the label. */
export const beside = sliceStyle({ ...asField, marginBlockStart: besideBox });

/** The same, as long as fields are beside each other. */
export const submit = sliceStyle({
  ...asField,
  marginBlockStart: besideBox,
  '@media': { [media.compact]: { marginBlockStart: 0 } },
});

/** What is in force, and what waits to follow it. */
export const moving = sliceStyle({
  ...tabular,
  display: 'inline-block',
  paddingInline: vars.space[1.5],
  border: `1px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.warnTint,
  whiteSpace: 'nowrap',
});

export const wanted = sliceStyle({ color: vars.color.warn, fontWeight: vars.fontWeight.bold });

/** A figure stays with its unit. */
export const figure = sliceStyle({ ...tabular, whiteSpace: 'nowrap' });

/** Whose terms a row has: in a table that is wider than its window the name would break after each letter. */
export const termName = sliceStyle({
  display: 'block',
  minInlineSize: '6em',
  wordBreak: 'keep-all',
});

export const words = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: vars.space[1.5],
  maxBlockSize: '240px',
  margin: 0,
  padding: vars.space[2],
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
  listStyle: 'none',
});

export const word = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[2.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.sm,
});
