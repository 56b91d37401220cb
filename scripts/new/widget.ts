import { fromTemplates, namesOf, type Plan, refuseExisting } from './plan.ts';

/** A widget with a model, its look, its words and stories. */
export function planWidget(given: string): Plan {
  const names = namesOf(given);
  const folder = `src/widgets/${names.name}`;
  refuseExisting(folder);
  return {
    created: fromTemplates('widget', folder, { ...names }),
    edited: new Map(),
    next: [
      `npm run storybook (start it again where it runs), then widgets/${names.name}/${names.Name}: saving a file shows at once`,
      `the page or widget that shows it imports ${names.Name} from '@/widgets/${names.name}'; until then knip calls it unused`,
    ],
  };
}
