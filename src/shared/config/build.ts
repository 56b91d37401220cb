/** Which build this is: the package's version and a hash of what the client is made of. */
export const buildId = process.env.BUILD_ID ?? 'dev';
