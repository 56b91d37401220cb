import { ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    blockSize: vars.size.control,
    paddingInline: '14px',
    backgroundColor: vars.color.surface2,
  },
  'leagueHeader',
);

export const name = sliceStyle(
  {
    ...ellipsis,
    minInlineSize: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.body,
  },
  'leagueName',
);

const hint = { flexShrink: 0, color: vars.color.text3 } as const;

export const count = sliceStyle({ ...hint, fontSize: vars.fontSize.md }, 'leagueCount');

export const note = sliceStyle({ ...hint, fontSize: vars.fontSize.xs }, 'leagueNote');

export const action = sliceStyle(
  { marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${vars.space[1.5]})` },
  'leagueAction',
);
