import type { Language } from '@llave/contract/fields';

/** What the papers of a booking say. */
export const paperWords = {
  es: {
    pickUp: 'Recogida del vehículo',
    return: 'Devolución del vehículo',
    booking: 'Reserva',
    customer: 'Cliente',
    name: 'Nombre',
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
    pickUpStatement:
      'He recibido el vehículo indicado y su llave, y me comprometo a devolverlo en la fecha acordada y en el estado en que lo recojo.',
    returnStatement:
      'Devuelvo el vehículo indicado y dejo su llave. He aportado una foto del cuadro y un vídeo de una vuelta al vehículo, que la empresa revisará.',
    signed: (name: string, at: string) => `Firmado por ${name} el ${at} (hora de Madrid).`,
    footer: (company: string) => `Documento generado por Llave para ${company}`,
  },
  en: {
    pickUp: 'Vehicle pick-up',
    return: 'Vehicle return',
    booking: 'Booking',
    customer: 'Customer',
    name: 'Name',
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
    pickUpStatement:
      'I have received this vehicle and its key, and I will return it on the agreed date in the state in which I pick it up.',
    returnStatement:
      'I return this vehicle and leave its key. I have sent a photo of the dashboard and a walk-around video, which the company will look at.',
    signed: (name: string, at: string) => `Signed by ${name} on ${at} (Madrid time).`,
    footer: (company: string) => `Document made by Llave for ${company}`,
  },
} satisfies Record<Language, unknown>;
