import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
  },
  'roundTable',
);

export const parts = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2.5],
  },
  'roundTableParts',
);

export const rules = sliceStyle(
  { display: 'grid', gap: vars.space[3], padding: vars.space[4], wordBreak: 'keep-all' },
  'roundRules',
);

export const ruleList = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingInlineStart: vars.space[4],
    color: vars.color.text2,
    listStyle: 'disc',
  },
  'roundRuleList',
);

export const event = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '32px',
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.md,
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'nextEvent',
);

export const eventTime = sliceStyle({ color: vars.color.text3 }, 'nextEventTime');

export const eventName = sliceStyle({ fontWeight: vars.fontWeight.semibold }, 'nextEventName');
