import { formLabelOf } from '../records/record-fields.ts';
import { profileFields } from './users.fields.ts';

/** Returns which of the four items of a profile are present, and their whole percentage (specification, section 5). */
export function profileCompletion(user: {
  fullName?: string | null;
  organization?: string | null;
  registrationDate?: unknown;
  profileImage?: string | null;
}) {
  const items = [
    { label: formLabelOf(profileFields.fullName), done: Boolean(user.fullName?.trim()) },
    { label: formLabelOf(profileFields.organization), done: Boolean(user.organization?.trim()) },
    { label: 'Registration', done: Boolean(user.registrationDate) },
    { label: 'Profile Image', done: Boolean(user.profileImage) },
  ];
  const done = items.filter((item) => item.done).length;
  return {
    percent: Math.round((done / items.length) * 100),
    items,
    message: done === items.length ? 'All set!' : `${done} of ${items.length} items complete`,
  };
}
