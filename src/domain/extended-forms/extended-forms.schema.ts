export { formSchema, sentFormSchema } from "./form.schema.ts";
