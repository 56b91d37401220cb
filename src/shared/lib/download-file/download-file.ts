import { createEffect } from 'effector';

export interface CsvFile {
  /** With its ending. */
  name: string;
  /** Begins with the byte order mark, by which spreadsheets know UTF-8. */
  text: string;
}

/** Hands a file to the browser to keep; `name` has its ending. */
export function downloadFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const downloadCsvFx = createEffect(({ name, text }: CsvFile) =>
  downloadFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' })),
);
