import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { dropTemplates, makeEmbeddedTemplate, makePostgresTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the migrated embedded database. */
    embeddedTemplate: string;
    postgresUrl: string;
    /** Name of the migrated database on that PostgreSQL. */
    postgresTemplate: string;
  }
}

/** One migrated template of each database for all test files of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [embedded, postgres] = await Promise.all([makeEmbeddedTemplate(), startPostgres()]);
  const name = await makePostgresTemplate(postgres.url);
  project.provide('embeddedTemplate', embedded);
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', name);
  return async () => {
    await dropTemplates(postgres.url, name);
    await postgres.stop();
  };
}
