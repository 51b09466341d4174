/** The number that a check-in starts with: it stands for no appointment. */
export const firstAppointmentNumber = '12345';

export const hasAppointment = (number: string) => number !== '' && number !== firstAppointmentNumber;
