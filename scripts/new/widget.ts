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
      `npm run storybook has it under widgets/${names.name}/${names.Name}, also where it runs already: saving a file shows at once`,
      `the page or widget that shows it imports ${names.Name} from '@/widgets/${names.name}'; until then knip calls it unused`,
    ],
  };
}
