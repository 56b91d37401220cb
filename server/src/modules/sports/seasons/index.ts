export { loadArchive, saveArchive } from './archive.ts';
export { importRows, type ImportedSeason } from './import-rows.ts';
export { watchSeasons } from './watch-seasons.ts';
