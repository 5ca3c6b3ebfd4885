/** The optional argument of what is judged per registration. */
export const registrationArg = {
  nullable: true,
} as const;
