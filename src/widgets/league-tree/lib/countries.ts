import { messages } from '../ui/messages';

const names = new Intl.DisplayNames('ko', { type: 'region' });

/** The Korean name of a country (ISO 3166 alpha-2, lower case); of `world` that of leagues of several countries. */
export function countryName(country: string): string {
  if (!/^[a-z]{2}$/.test(country)) return messages.world;
  return names.of(country.toUpperCase()) ?? messages.world;
}
