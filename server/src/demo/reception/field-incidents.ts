import type { FieldIncidentType, Priority } from '@llave/contract/field-incidents';
import { rowsOf } from '../table.ts';

/**
 * When (working days ago and the hour, or so many hours ago), who, from which site, what kind of thing, how urgent, what is
 * on the photos, after how many working days it was closed, what they wrote, and how it ended.
 */
const table = `
61@9     | Rosa Marín      | CM93 Valencia   | Compra     | Ropa (RENTING)                | low    |                    | 6 | Dos chaquetas de invierno, tallas M y XL, para los nuevos.               | Enviadas con el reparto del jueves.
58@10.5  | Diego Albiol    | ITT Castellón   | Incidencia | Equipos contra incendios      | high   | extinguisher       | 2 | El extintor de la entrada está sin presión y la etiqueta caducada.       | Cambiado por el mantenedor. Próxima revisión en un año.
53@8.75  | Sonia Pla       | SCAITT Murcia   | Incidencia | Fotocopiadoras                | medium | copier             | 3 | Se atasca cada diez hojas y sale una raya negra.                         | Rodillo cambiado por el servicio técnico.
50@12    | Javier Cuenca   | CM93 Alicante   | Compra     | Material oficina / Muebles    | low    |                    | 8 | Una silla de oficina: la de recepción no se queda arriba.                | Silla pedida y montada.
47@9.25  | Elena Torres    | ITT Zaragoza    | Incidencia | Suministros (LUZ/AGUA)        | high   | leak               | 1 | Gotea el techo del almacén, encima de los neumáticos.                    | Bajante reparada por la comunidad.
44@16    | Pedro Lluch     | SCAITT Teruel   | Compra     | Telefonía móvil               | medium |                    | 4 | El móvil de guardia no carga. Hace falta otro.                           | Terminal nuevo con la misma línea.
41@11    | Nerea Gascó     | CM93 Cartagena  | Incidencia | Doc. Medioambiental / Residuos | medium | drum              | 5 | Bidón de aceite usado lleno: no caben más cambios.                       | Retirado por el gestor, albarán archivado.
38@10    | Rafa Domènech   | ITT Tarragona   | Compra     | Gases industriales            | medium |                    | 2 | Queda media botella de argón. Pedir dos.                                 | Servidas dos botellas.
35@8.5   | Marisa Conca    | SCAITT Albacete | Incidencia | Servicios limpieza / jardinería | low  | leak               | 4 | No han venido a limpiar esta semana y hay una mancha grande en la entrada. | Reclamado a la empresa. Han venido hoy.
32@9.75  | Hassan El Idrissi | CM93 Huesca   | Compra     | Tarjetas Solred               | high   |                    | 2 | La tarjeta de la grúa está bloqueada y mañana sale a Jaca.               | Tarjeta nueva activada.
29@13    | Lola Sempere    | ITT Lleida      | Incidencia | Lavadoras de piezas / Trapos industriales | medium | drum    | 3 | La lavadora de piezas no bombea.                                         | Filtro limpio y bomba cambiada.
26@10.25 | Diego Albiol    | ITT Castellón   | Compra     | Fotocopiadoras                | low    |                    | 3 | Tóner negro, queda el que está puesto.                                   | Enviados dos.
21@9     | Sonia Pla       | SCAITT Murcia   | Incidencia | Siniestros Aseguradoras       | high   | extinguisher       | 6 | Han forzado la puerta de atrás. Falta el extintor y una manguera.        | Parte dado y material repuesto.
17@8.25  | Andreu Mas      | CM93 Tarragona  | Compra     | Ropa (NO RENTING)             | low    |                    | 5 | Guantes de nitrilo, talla L, cinco cajas.                                | Servidos con el pedido del mes.
12@11.5  | Elena Torres    | ITT Zaragoza    | Incidencia | Material oficina / Muebles    | low    | copier             | 4 | La bandeja de la impresora de mostrador está rota.                       | Bandeja nueva puesta.
9@10     | Javier Cuenca   | CM93 Alicante   | Incidencia | Equipos contra incendios      | high   | extinguisher       |   | El manómetro del extintor del foso marca rojo.                           |
6@12.25  | Pedro Lluch     | SCAITT Teruel   | Incidencia | Doc. Medioambiental / Residuos | medium | drum leak         |   | Un bidón pierde aceite y ha llegado al desagüe.                          |
4@9.5    | Marisa Conca    | SCAITT Albacete | Compra     | OTROS                         | low    |                    |   | Un botiquín: el nuestro está casi vacío.                                 |
2@16.75  | Nerea Gascó     | CM93 Cartagena  | Incidencia | Suministros (LUZ/AGUA)        | high   | leak               |   | Sale agua por debajo del lavabo del vestuario.                           |
3h       | Rosa Marín      | CM93 Valencia   | Compra     | Telefonía móvil               | medium |                    |   | Auriculares para las dos de recepción.                                   |
0.75h    | Lola Sempere    | ITT Lleida      | Incidencia | Fotocopiadoras                | medium | copier             |   | Pantalla en negro desde esta mañana; ya la hemos apagado y encendido.    |
`;

export type Scene = 'extinguisher' | 'copier' | 'leak' | 'drum';

export const demoFieldIncidents = rowsOf(table).map(
  ([
    when = '',
    name = '',
    delegation = '',
    type,
    category = '',
    priority,
    scenes = '',
    closed,
    detail = '',
    note = '',
  ]) => ({
    when,
    name,
    delegation,
    type: type as FieldIncidentType,
    category,
    priority: priority as Priority,
    scenes: scenes.split(' ').filter(Boolean) as Scene[],
    closedAfter: closed ? Number(closed) : null,
    detail,
    note,
  }),
);
export type DemoFieldIncident = (typeof demoFieldIncidents)[number];
