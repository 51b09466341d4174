/** The capital of each province by the first two digits of its post codes, and the province where it is called otherwise. */
const provinces: Record<string, [city: string, province?: string]> = {
  '01': ['Vitoria-Gasteiz', 'Álava'],
  '02': ['Albacete'],
  '03': ['Alicante'],
  '04': ['Almería'],
  '05': ['Ávila'],
  '06': ['Badajoz'],
  '07': ['Palma', 'Islas Baleares'],
  '08': ['Barcelona'],
  '09': ['Burgos'],
  '10': ['Cáceres'],
  '11': ['Cádiz'],
  '12': ['Castellón de la Plana', 'Castellón'],
  '13': ['Ciudad Real'],
  '14': ['Córdoba'],
  '15': ['A Coruña'],
  '16': ['Cuenca'],
  '17': ['Girona'],
  '18': ['Granada'],
  '19': ['Guadalajara'],
  '20': ['Donostia-San Sebastián', 'Gipuzkoa'],
  '21': ['Huelva'],
  '22': ['Huesca'],
  '23': ['Jaén'],
  '24': ['León'],
  '25': ['Lleida'],
  '26': ['Logroño', 'La Rioja'],
  '27': ['Lugo'],
  '28': ['Madrid'],
  '29': ['Málaga'],
  '30': ['Murcia'],
  '31': ['Pamplona', 'Navarra'],
  '32': ['Ourense'],
  '33': ['Oviedo', 'Asturias'],
  '34': ['Palencia'],
  '35': ['Las Palmas de Gran Canaria', 'Las Palmas'],
  '36': ['Pontevedra'],
  '37': ['Salamanca'],
  '38': ['Santa Cruz de Tenerife'],
  '39': ['Santander', 'Cantabria'],
  '40': ['Segovia'],
  '41': ['Sevilla'],
  '42': ['Soria'],
  '43': ['Tarragona'],
  '44': ['Teruel'],
  '45': ['Toledo'],
  '46': ['Valencia'],
  '47': ['Valladolid'],
  '48': ['Bilbao', 'Bizkaia'],
  '49': ['Zamora'],
  '50': ['Zaragoza'],
  '51': ['Ceuta'],
  '52': ['Melilla'],
};

/**
 * Where a Spanish post code is, as far as its digits say: always the province, and the town where it is the capital, whose
 * codes go on with a zero.
 */
export const placeOfPostCode = (postCode: string): { city?: string; state?: string } => {
  const [, province = '', rest = ''] = postCode.trim().match(/^(\d\d)(\d{3})$/) ?? [];
  const [city, state = city] = provinces[province] ?? [];
  if (!city || !state) return {};
  return rest.startsWith('0') ? { city, state } : { state };
};
