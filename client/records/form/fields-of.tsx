import type { ComponentType, ReactNode } from 'react';
import { formLabelOf, type FieldSpecs } from '#domain/records/record-fields';

/** Props that every field component takes. */
interface FieldProps {
  name: string;
  label?: ReactNode;
}

/**
 * Returns a component that renders a field of the form by its name: `<Field as={TextField} name="title" />`. A name that
 * is not a field does not compile. The label comes from the specification unless one is given.
 */
export function fieldsOf<Values>(fields: FieldSpecs<Values>) {
  type Name = keyof Values & string;
  type Props<Own extends FieldProps> = Omit<Own, 'name' | 'label'> & {
    as: ComponentType<Own>;
    name: Name;
    label?: string;
  };
  return function Field<Own extends FieldProps>({ as: Kind, name, label, ...rest }: Props<Own>) {
    const own = { ...rest, name, label: label ?? formLabelOf(fields[name]) };
    // TypeScript cannot see that Omit and the omitted keys are Own again.
    return <Kind {...(own as unknown as Own)} />;
  };
}
