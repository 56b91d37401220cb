import * as z from 'zod/mini';

/** A path of the site's own origin or the address of another, without a slash at its end. */
const base = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/[^\s/?#"<>]+)?(\/[\w.~-]+)*$/,
      'no path or address without a slash at its end',
    ),
  );

const schema = z.object({
  /** Which build this is: the package's version and a hash of what the client is made of. */
  buildId: z.string(),
  /** Base of every call. */
  apiBase: base,
  /** Where files of the server are, such as the pictures of messengers. */
  fileBase: base,
});

export type Env = z.infer<typeof schema>;

/**
 * Reads what build and page say. A `<meta name="hanpan:api-base">` of the page, which the serving side may write at its
 * start, is above the `PUBLIC_API_BASE` of the build. @throws with every mistake: nothing works with a wrong address.
 */
export function readEnv(page: Pick<Document, 'querySelector'> | undefined): Env {
  const written = (name: string) =>
    page?.querySelector<HTMLMetaElement>(`meta[name="hanpan:${name}"]`)?.content;
  return z.parse(schema, {
    buildId: process.env.BUILD_ID ?? 'dev',
    apiBase: written('api-base') ?? process.env.PUBLIC_API_BASE ?? '/api',
    fileBase: written('file-base') ?? process.env.PUBLIC_FILE_BASE ?? '/file/download',
  });
}

export const env = readEnv(globalThis.document);

/** Returns the address of a file of the server, such as a messenger's picture (`imgPath`). */
export function fileUrl(path: string): string {
  return `${env.fileBase}/${path.replace(/^\/+/, '')}`;
}
