/** What has come of several loads; those that failed are left out, for the others are worth showing without them. */
export async function theLoaded<T>(loads: readonly Promise<T>[]): Promise<T[]> {
  const all = await Promise.allSettled(loads);
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
