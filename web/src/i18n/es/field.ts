/** What the sites of a company report, as its form and its staff call it. */
export const field = {
  types: { Incidencia: 'Incidencia', Compra: 'Compra' },
  priorities: { low: 'Baja', medium: 'Media', high: 'Alta' },
  categories: {
    environment: 'Doc. Medioambiental / Residuos',
    fire: 'Equipos contra incendios',
    copiers: 'Fotocopiadoras',
    gases: 'Gases industriales',
    washers: 'Lavadoras de piezas / Trapos industriales',
    office: 'Material oficina / Muebles',
    clothes: 'Ropa (NO RENTING)',
    rentedClothes: 'Ropa (RENTING)',
    cleaning: 'Servicios limpieza / jardinería',
    claims: 'Siniestros Aseguradoras',
    supplies: 'Suministros (LUZ/AGUA)',
    fuelCards: 'Tarjetas Solred',
    phones: 'Telefonía móvil',
    others: 'OTROS',
  },
};
