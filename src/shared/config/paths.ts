/** Base of every call; the same origin serves the site and its API. */
export const apiBasePath = '/api';

/** Returns the address of a file of the server, such as a messenger's picture (`imgPath`). */
export function fileUrl(path: string): string {
  return `/file/download/${path.replace(/^\/+/, '')}`;
}
