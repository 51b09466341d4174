export const gallery = {
  number: 'Foto {{number}} de {{count}}',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
};
