/** Cities that browsers still list by a former name. */
const newNames: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/**
 * 'America/Argentina/Buenos_Aires' is 'Buenos Aires (Argentina)': whoever types a city into the list finds it. Browsers know the names
 * of cities in English alone.
 */
export function zoneLabel(zone: string) {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  const [listed = zone, ...around] = places.toReversed();
  const city = newNames[listed] ?? listed;
  return around.length > 0 ? `${city} (${around.join(', ')})` : city;
}
