import { create } from 'storybook/theming/create';
import { celadon } from '../src/shared/theme/tokens/celadon';
import type { ColorTokens } from '../src/shared/theme/tokens/color-tokens';
import { porcelain } from '../src/shared/theme/tokens/porcelain';
import { scale } from '../src/shared/theme/tokens/scale';

const tokens: Record<string, { base: 'dark' | 'light'; color: ColorTokens }> = {
  celadon: { base: 'dark', color: celadon },
  porcelain: { base: 'light', color: porcelain },
};

/** Returns the look of the catalogue itself, menus and documents alike, in the tokens of a theme of the site. */
export function catalogueTheme(name: string) {
  const { base, color } = tokens[name] ?? { base: 'dark', color: celadon };
  return create({
    base,
    brandTitle: '한판',
    brandTarget: '_self',
    fontBase: scale.font.body,
    fontCode: `ui-monospace, monospace, ${scale.font.body}`,
    colorPrimary: color.brand,
    colorSecondary: color.brand,
    appBg: color.bgSunken,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appHoverBg: color.surface2,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.text2,
    textInverseColor: color.brandInk,
    barBg: color.surface,
    barTextColor: color.text2,
    barSelectedColor: color.brand,
    barHoverColor: color.brand,
    buttonBg: color.surface2,
    buttonBorder: color.controlLine,
    booleanBg: color.surface2,
    booleanSelectedBg: color.surface3,
    inputBg: color.surface,
    inputBorder: color.controlLine,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}
