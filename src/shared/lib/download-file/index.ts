export { type CsvFile, downloadCsvFx } from './download-file';
