import { rowsOf } from '../table.ts';

/**
 * When (working days ago and the hour, or so many hours ago), plate, whose it is, which crane brought it, kilometres, the
 * option, the car's colour and what is wrong with it where it was photographed, whether the odometer was, after how many
 * working days it left, what is to be done, and what the workshop noted at the end.
 */
const table = `
62@8.5   | 4410 HDK  | Amparo | Cebrián Lis      |                                | 143210 | 1 |               |    | 2 | Revisión anual y pre-ITV.                                                                | Pasa la ITV a la primera. Entregado con factura.
60@9.25  | 7729 LRN  | Ricardo | Monzó Tarín     |                                | 61840  | 2 | azul rozada   | km | 3 | Golpe de aparcamiento en la puerta del conductor. Pintar y pulir.                        | Puerta pintada. Cliente conforme.
57@17    | 0186 MKT  | Begoña | Salas Ibarra     |                                | 20930  | 1 |               |    | 1 | Ruido al frenar, sobre todo en frío.                                                     | Pastillas delanteras. Probado con ella.
55@10.5  | 8852 JGS  | Paco   | Vañó Mestre      |                                | 198400 | 2 |               | km | 4 | Cambio de correa de distribución y bomba de agua. Si hay que tocar el embrague, avisar.   | Distribución y bomba. El embrague aguanta.
51@11.75 | 5093 MCR  |        |                  | Grúas Saler, S.L. / Toni Bru   |        | 1 | gris rueda    |    | 3 | Recogido en la V-30, km 8. Rueda trasera reventada y llanta tocada.                       | Llanta enderezada y dos neumáticos.
48@9     | 2847 KVP  | Dolores | Ferrándiz Coll  |                                | 88760  | 1 |               |    | 2 | El aire acondicionado no enfría.                                                         | Carga de gas y junta del compresor.
45@8.25  | 6618 LTB  | Iñaki  | Zubiri Ochoa     |                                | 54020  | 2 |               | km | 1 | Cambio de aceite y filtros.                                                              | Hecho. Próximo a los 69.000.
42@16.5  | 9930 MPH  | Sheila | O'Connor         |                                | 33150  | 1 | roja rozada   | km | 5 | Scratch on the right side and a loose mirror. Please call before doing anything else.     | Presupuesto aceptado por correo. Entregado.
40@12    | 3371 GZX  | Manuel | Requejo Pardo    |                                | 231900 | 1 |               |    | 1 | Testigo del motor encendido y tirones a baja vuelta.                                     | No acepta el presupuesto. Se lo lleva sin reparar.
37@9.5   | 1205 MLD  | Carmen | Olmos Bellver    |                                | 41280  | 2 |               |    | 2 | Dos neumáticos delanteros y alineado.                                                    | Montados y alineados.
34@10    | 7046 JVN  |        |                  | Auxilio Turia / Said Amrani    | 176540 | 2 |               |    | 3 | No arranca. Estaba en el parking del hospital, sin batería según la clienta.             | Alternador y batería nuevos.
31@8.75  | 4928 MBZ  | Lucas  | Giménez Prats    |                                | 15600  | 1 |               |    | 1 | Primera revisión del fabricante.                                                         | Revisión sellada.
28@17.5  | 8163 KTF  | Aurora | Peiró Sanz       |                                | 97330  | 2 | blanca rozada | km | 4 | Repasar la aleta izquierda y cambiar el faro.                                            | Aleta y faro. Queda una mota, se la hemos enseñado.
25@9     | 5570 LHS  | Enrique | Tur Marí        |                                | 68900  | 1 |               |    | 2 | Vibra el volante a partir de 110.                                                        | Equilibrado de las cuatro.
22@11    | 0914 MSW  | Talleres | y Reformas Benimaclet |                         | 52470  | 2 |               |    | 1 | Furgoneta de trabajo: pastillas y discos detrás, y revisar niveles.                       | Hecho, factura a la empresa.
19@8.5   | 3685 KBC  | Vanesa | Riera Juan       |                                | 112050 | 1 |               | km | 3 | Pierde líquido debajo del motor, mancha en el garaje.                                    | Manguito del refrigerante.
16@10.25 | 6392 LZT  |        |                  | Grúas Saler, S.L. / Toni Bru   | 83340  | 1 | azul rueda    |    | 4 | Bajado de la CV-35. El propietario llama mañana.                                         | Entregado al propietario con el presupuesto aceptado.
13@9.75  | 2076 MNG  | Joaquín | Marco Esteve    |                                | 29800  | 2 |               |    | 1 | Cambiar escobillas y revisar luces para un viaje.                                        | Hecho en la mañana.
10@16    | 7441 JPR  | Remedios | Cubells Gay    |                                | 154900 | 1 |               |    |   | Embrague duro. Presupuesto antes de tocar nada.                                          |
8@9      | 1868 MFK  | Kevin  | Navas Ortuño     |                                | 47110  | 2 | roja rueda    | km | 3 | Neumático rajado contra un bordillo; mirar la suspensión de ese lado.                    | Neumático y una rótula. Alineado.
6@12.5   | 9507 LCV  | Isabel | Gomis Ferrando   |                                | 76080  | 1 |               |    |   | Humo blanco al arrancar.                                                                 |
4@8.25   | 5214 KRW  |        |                  | Auxilio Turia / Nuria Baeza    |        | 1 | gris rozada   |    |   | Accidente leve en la rotonda de Campanar. El seguro manda perito.                        |
2@10.75  | 8039 MTZ  | Álex   | Soriano Vives    |                                | 18240  | 2 |               | km |   | Segunda llave no funciona y actualizar el navegador.                                     |
1@9.5    | 3126 LBD  | Rosario | Palau Micó      |                                | 90410  | 1 | blanca rueda  | km |   | Revisión antes de venderlo: que me digan qué le hace falta.                               |
5h       | 6753 MRJ  | Nicolás | Aranda Cruz     |                                | 37650  | 2 |               |    |   | Cambio de aceite y rotación de ruedas.                                                   |
1.5h     | 4297 KXS  | Marina | Climent Boix     |                                | 64120  | 1 | azul rozada   | km |   | Se ha quedado sin luces de cruce y hace un ruido detrás con los baches.                  |
`;

/** The check-in whose key waits in a locker at reception. */
export const keyInLocker = { plate: '4297 KXS', locker: 'K8', code: '730418' };

export const demoCheckIns = rowsOf(table).map(
  ([
    when = '',
    plate = '',
    name = '',
    surname = '',
    crane = '',
    kilometers,
    option,
    car = '',
    odometer,
    stay,
    works = '',
    note = '',
  ]) => {
    const [craneCompany = '', craneOperator = ''] = crane.split(' / ');
    const [colour = '', damage = ''] = car.split(' ');
    return {
      when,
      plate,
      name,
      surname,
      craneCompany,
      craneOperator,
      kilometers: kilometers ? Number(kilometers) : null,
      option: Number(option),
      car: colour && damage ? { colour, damage } : null,
      showsOdometer: odometer === 'km',
      stayed: stay ? Number(stay) : null,
      works,
      note,
      isForeign: name === 'Sheila',
    };
  },
);
export type DemoCheckIn = (typeof demoCheckIns)[number];
