/** The message sent to every user, with its own id. */
export const notificationOf = (id: number) => ({
  id,
  title: 'Your registration expires in 14 days',
  message:
    'It expires on 30 November 2026. Have your hours and evidence together before you renew.',
  isRead: false,
  createdAt: new Date('2026-11-16T07:00:00.000Z'),
  kind: 'registration-expiring' as const,
  link: '/profile',
});
