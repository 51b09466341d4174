export const notices = {
  title: 'Avisos',
};
