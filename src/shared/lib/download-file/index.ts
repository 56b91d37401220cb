export { type CsvFile, downloadCsvFx, downloadFile } from './download-file';
