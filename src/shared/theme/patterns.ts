import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { colorTransition, mobile } from './mixins';

/** The ground and edge of a card, for what is no `Card`. */
export const cardSurface = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} satisfies StyleRule;

/** A row that scrolls sideways where it is too long. */
export const scrollRow = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
} satisfies StyleRule;

/** A rule where there is no room for a column at the side: in compact windows and in the layout of phones. */
export const narrow = (rule: object) => ({
  '@media': { [media.compact]: rule },
  selectors: { [mobile]: rule },
});

/** A rule for windows of a phone's width and for the layout of phones. */
export const onPhone = (rule: object) => ({
  '@media': { [media.phone]: rule },
  selectors: { [mobile]: rule },
});

/** Selectors of a tab that is a pressed button, over a line of `2px solid transparent`. */
export const pressedTab = {
  '&:hover': { color: vars.color.text },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-pressed="true"]': {
    borderBlockEndColor: vars.color.brand,
    color: vars.color.text,
    fontWeight: vars.fontWeight.bold,
  },
} satisfies StyleRule['selectors'];

/** Media rule of such a line: forced colours paint what is transparent, and every tab would be underlined. */
export const unforcedTabLine = { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } };

/** A line of a list beside the page that narrows what the page shows; the chosen one is current or pressed. */
export const railItem = {
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  inlineSize: '100%',
  minBlockSize: '38px',
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
    '&[aria-current="page"], &[aria-pressed="true"]': {
      backgroundColor: vars.color.brandTint,
      color: vars.color.text,
      fontWeight: vars.fontWeight.bold,
    },
  },
} satisfies StyleRule;
