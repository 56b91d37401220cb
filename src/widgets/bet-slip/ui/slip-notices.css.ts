import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

/** Shown at the foot of the legs from wherever they are scrolled, and ends after them, so that it hides nothing for good. */
export const list = sliceStyle(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    maxBlockSize: '26dvh',
    overflowY: 'auto',
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
  },
  'slipNotices',
);

export const row = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.warnTint,
    fontSize: vars.fontSize.sm,
    // The buttons are high enough there.
    '@media': { [media.compact]: { paddingBlock: vars.space[1] } },
  },
  'slipNotice',
);

export const icon = sliceStyle({ flexShrink: 0, color: vars.color.warn }, 'slipNoticeIcon');

const room = { flex: '1 1 180px', minInlineSize: 0 } as const;

export const text = sliceStyle(room, 'slipNoticeText');

export const legsText = sliceStyle(
  {
    ...room,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'slipNoticeLegs',
);

export const fixes = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1.5],
    selectors: { '&:empty': { display: 'none' } },
  },
  'slipNoticeFixes',
);

export const fix = sliceStyle(
  {
    ...colorTransition,
    minBlockSize: '30px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&:hover': { borderColor: vars.color.controlLine } },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'slipNoticeFix',
);
