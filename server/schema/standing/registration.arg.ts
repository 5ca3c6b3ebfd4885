/** The optional argument of what is judged per registration. */
export const registrationArg = {
  nullable: true,
  description: 'The profession of one of your registrations, such as nurse; the first if left out.',
} as const;
