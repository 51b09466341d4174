import type { Language } from '@llave/contract/fields';
import type { Paper } from '../../adapters/paper.ts';
import type { Db } from '../../db/database.ts';
import type { JobData } from '../../jobs/jobs.ts';

const words = {
  es: {
    checkIn: 'Recogida del vehículo',
    return: 'Devolución del vehículo',
    booking: 'Reserva',
    customer: 'Cliente',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    vehicle: 'Vehículo',
    model: 'Marca y modelo',
    plate: 'Matrícula',
    kilometers: 'Kilómetros a la salida',
    rental: 'Alquiler',
    from: 'Desde',
    to: 'Hasta',
    insurance: 'Seguro a todo riesgo',
    yes: 'Sí',
    no: 'No',
    taken: 'Recogido',
    returned: 'Devuelto',
    recordings: 'Foto del cuadro y vídeo',
    received: 'Recibidos',
    checkInStatement:
      'He recibido el vehículo indicado y su llave, y me comprometo a devolverlo en la fecha acordada y en el estado en que lo recojo.',
    returnStatement:
      'Devuelvo el vehículo indicado y dejo su llave. He aportado una foto del cuadro y un vídeo de una vuelta al vehículo, que la empresa revisará.',
    signed: (name: string, at: string) => `Firmado por ${name} el ${at} (hora de Madrid).`,
    footer: (company: string) => `Documento generado por Llave para ${company}`,
  },
  en: {
    checkIn: 'Vehicle pick-up',
    return: 'Vehicle return',
    booking: 'Booking',
    customer: 'Customer',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    vehicle: 'Vehicle',
    model: 'Make and model',
    plate: 'Number plate',
    kilometers: 'Kilometres at the start',
    rental: 'Rental',
    from: 'From',
    to: 'To',
    insurance: 'Full insurance coverage',
    yes: 'Yes',
    no: 'No',
    taken: 'Picked up',
    returned: 'Returned',
    recordings: 'Dashboard photo and video',
    received: 'Received',
    checkInStatement:
      'I have received this vehicle and its key, and I will return it on the agreed date in the state in which I pick it up.',
    returnStatement:
      'I return this vehicle and leave its key. I have sent a photo of the dashboard and a walk-around video, which the company will look at.',
    signed: (name: string, at: string) => `Signed by ${name} on ${at} (Madrid time).`,
    footer: (company: string) => `Document made by Llave for ${company}`,
  },
} satisfies Record<Language, unknown>;

/** Everything a paper speaks of. */
export const readPaperFacts = async (db: Db, bookingId: string, kilometers?: number) => {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('vehicle_id', '=', booking.vehicle_id)
    .executeTakeFirstOrThrow();
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  return { booking, vehicle, account, kilometers: kilometers ?? vehicle.current_kilometers };
};
type PaperFacts = Awaited<ReturnType<typeof readPaperFacts>>;

/** What the customer has signed, as it is kept and mailed. */
export const paperOf = (
  { booking, vehicle, account, kilometers }: PaperFacts,
  kind: JobData['document']['paper'],
  logo: Buffer | undefined,
): Paper => {
  const language = booking.customer_language;
  const say = words[language];
  const time = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  const at = (date: Date | null) => (date ? time.format(date) : '');
  const isReturn = kind === 'return';
  const signedAt = (isReturn ? booking.return_signed_at : booking.signed_at) ?? booking.created_at;
  const name = `${booking.customer_name} ${booking.customer_surname}`;
  return {
    language,
    title: say[kind],
    number: `${say.booking} ${booking.booking_number}`,
    company: [
      account.company_name,
      account.company_identifier,
      `${account.street}, ${account.post_code} ${account.city}`,
      `${account.phone_number} · ${account.email}`,
    ],
    logo,
    sections: [
      {
        title: say.customer,
        rows: [
          [say.name, name],
          [say.email, booking.customer_email],
          [say.phone, booking.customer_phone],
        ],
      },
      {
        title: say.vehicle,
        rows: [
          [say.model, `${vehicle.brand} ${vehicle.model}`],
          [say.plate, vehicle.number_plate],
          [say.kilometers, new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB').format(kilometers)],
        ],
      },
      {
        title: say.rental,
        rows: [
          [say.from, at(booking.date_from)],
          [say.to, at(booking.date_to)],
          [say.insurance, booking.full_insurance ? say.yes : say.no],
          [say.taken, at(booking.picked_up_at)],
          ...(isReturn
            ? ([
                [say.returned, at(booking.returned_at)],
                [say.recordings, say.received],
              ] as [string, string][])
            : []),
        ],
      },
    ],
    statement: isReturn ? say.returnStatement : say.checkInStatement,
    signature: {
      picture: (isReturn ? booking.return_signature : booking.signature) ?? Buffer.alloc(0),
      caption: say.signed(name, at(signedAt)),
    },
    footer: say.footer(account.company_name),
    date: signedAt,
  };
};
