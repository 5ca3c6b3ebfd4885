import { writeSchema } from '#server/schema/index';

writeSchema('schema.graphql');
