export const lockers = {
  title: 'Taquillas',
};
