/** Base of every call; the same origin serves the site and its API. */
export const apiBasePath = '/api';

const filePath = '/file/download';

/** Returns the address of a file of the server, such as a messenger's picture (`imgPath`). */
function _fileUrl(path: string): string {
  return `${filePath}/${path.replace(/^\/+/, '')}`;
}
