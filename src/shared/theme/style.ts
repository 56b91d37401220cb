import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentsLayer, slicesLayer } from './layers.css';

export { vars } from './contract.css';
export { media } from './media';
export { colorTransition, ellipsis, tabular, visuallyHidden } from './mixins';

// For css.ts files only: a tsx file that imports this would carry the style compiler to the browser.

type Rules = StyleRule | string | (StyleRule | string | ComplexStyleRule)[];
type Variants = Record<string, Record<string, Rules>>;

interface RecipeOptions<V extends Variants> {
  base?: Rules;
  variants?: V;
  defaultVariants?: { [K in keyof V]?: Choice<V[K]> };
  compoundVariants?: { variants: { [K in keyof V]?: Choice<V[K]> }; style: Rules }[];
}

type Choice<T> = (keyof T extends 'true' | 'false' ? boolean : never) | keyof T;

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
  ) as unknown as { [K in keyof V]: { [C in keyof V[K]]: StyleRule } };
  const compoundVariants = options.compoundVariants?.map((entry) => ({
    variants: entry.variants,
    style: wrap(layerName, entry.style),
  }));
  return recipe<{ [K in keyof V]: { [C in keyof V[K]]: StyleRule } }>(
    {
      ...(options.base === undefined ? {} : { base: wrap(layerName, options.base) as StyleRule }),
      variants,
      ...(options.defaultVariants ? { defaultVariants: options.defaultVariants as never } : {}),
      ...(compoundVariants ? { compoundVariants: compoundVariants as never } : {}),
    },
    debugId,
  );
}

/** Makes one class in the components layer; for `shared/ui` only. */
export function componentStyle(rule: Rules, debugId?: string): string {
  return styleIn(componentsLayer, rule, debugId);
}

/** Makes a recipe whose every rule sits in the components layer; for `shared/ui` only. */
export function componentRecipe<V extends Variants>(options: RecipeOptions<V>, debugId?: string) {
  return recipeIn(componentsLayer, options, debugId);
}

/** Makes one class in the slices layer, which beats every component; for entities, features, widgets, pages, app. */
export function sliceStyle(rule: Rules, debugId?: string): string {
  return styleIn(slicesLayer, rule, debugId);
}

/** Makes a recipe whose every rule sits in the slices layer. */
export function sliceRecipe<V extends Variants>(options: RecipeOptions<V>, debugId?: string) {
  return recipeIn(slicesLayer, options, debugId);
}
