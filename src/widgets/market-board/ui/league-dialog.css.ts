import { ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const list = sliceStyle({ marginBlockStart: vars.space[3] }, 'leagueChoices');

export const row = sliceStyle({ display: 'flex', alignItems: 'center' }, 'leagueChoiceRow');

export const item = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.brandTint,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'leagueChoice',
);

export const name = sliceStyle({ ...ellipsis, flex: 1 }, 'leagueChoiceName');

export const count = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'leagueChoiceCount',
);

export const none = sliceStyle(
  { paddingBlock: vars.space[5], color: vars.color.text3, textAlign: 'center' },
  'leagueNone',
);
