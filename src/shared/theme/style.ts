import {
  globalStyle,
  style,
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentsLayer, slicesLayer } from './layers.css';

export { vars } from './contract.css';
export { media } from './media';
export {
  atSlipBar,
  barsAtSlipBar,
  colorTransition,
  ellipsis,
  mobile,
  pageFrame,
  pageInset,
  slipBarPlace,
  tabular,
  visuallyHidden,
} from './mixins';
export {
  cardSurface,
  narrow,
  onPhone,
  pressedTab,
  railItem,
  scrollRow,
  unforcedTabLine,
} from './patterns';

// For css.ts files only: a tsx file that imports this would carry the style compiler to the browser.

type Rules = StyleRule | string | (StyleRule | string | ComplexStyleRule)[];
type Variants = Record<string, Record<string, Rules>>;
type Wrapped<V extends Variants> = { [K in keyof V]: { [C in keyof V[K]]: ComplexStyleRule } };
type Pattern<V extends Variants> = NonNullable<Parameters<typeof recipe<Wrapped<V>>>[0]>;
type Compound<V extends Variants> = NonNullable<Pattern<V>['compoundVariants']>[number];

interface RecipeOptions<V extends Variants> {
  base?: Rules;
  variants?: V;
  defaultVariants?: NoInfer<Pattern<V>['defaultVariants']>;
  compoundVariants?: { variants: NoInfer<Compound<V>['variants']>; style: Rules }[];
}

function wrap(layerName: string, rule: Rules | ComplexStyleRule): ComplexStyleRule {
  if (typeof rule === 'string') return [rule];
  if (Array.isArray(rule))
    return rule.map((part) => wrap(layerName, part as Rules)) as ComplexStyleRule;
  return { '@layer': { [layerName]: rule } } as StyleRule;
}

function styleIn(layerName: string, rule: Rules, debugId?: string): string {
  return style(wrap(layerName, rule), debugId);
}

function recipeIn<V extends Variants>(
  layerName: string,
  options: RecipeOptions<V>,
  debugId?: string,
) {
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([group, choices]) => [
      group,
      Object.fromEntries(
        Object.entries(choices).map(([name, rule]) => [name, wrap(layerName, rule)]),
      ),
    ]),
  ) as Wrapped<V>;
  return recipe<Wrapped<V>>(
    {
      base: options.base === undefined ? undefined : wrap(layerName, options.base),
      variants,
      defaultVariants: options.defaultVariants,
      compoundVariants: options.compoundVariants?.map((entry) => ({
        variants: entry.variants,
        style: wrap(layerName, entry.style),
      })),
    },
    debugId,
  );
}

/** A class in the components layer; for `shared/ui` only. */
export function componentStyle(rule: Rules, debugId?: string): string {
  return styleIn(componentsLayer, rule, debugId);
}

/** A recipe in the components layer; for `shared/ui` only. */
export function componentRecipe<V extends Variants>(options: RecipeOptions<V>, debugId?: string) {
  return recipeIn(componentsLayer, options, debugId);
}

/** A class in the slices layer, which beats every component; for entities, features, widgets, pages, app. */
export function sliceStyle(rule: Rules, debugId?: string): string {
  return styleIn(slicesLayer, rule, debugId);
}

/** A recipe in the slices layer. */
export function sliceRecipe<V extends Variants>(options: RecipeOptions<V>, debugId?: string) {
  return recipeIn(slicesLayer, options, debugId);
}

/** Styles what a library makes within an element of a slice, in the slices layer. */
export function slicePart(root: string, selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${root} ${selector}`, { '@layer': { [slicesLayer]: rule } });
}
