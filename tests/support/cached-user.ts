/** A user as the client's cache has them. */
export const cachedUser = {
  username: 'alex',
  displayName: 'Alex Medic',
  initials: 'AM',
  fullName: 'Alex Medic',
  organization: null,
  roleLabel: 'Paramedic',
  profileImage: null,
  timeZone: 'Australia/Brisbane',
  registrationDate: null,
  registrationExpiryDate: null,
  registrationExpiryRule: 'board-year',
  professions: ['paramedic'],
  unreadNotifications: 0,
};
