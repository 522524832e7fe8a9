import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/lowongan?vacancyTitle=rahasia", "/lowongan"],
  [
    "/lowongan/lowongan-detail-page/12/operator-produksi-karawang",
    "/lowongan/lowongan-detail-page/12/operator-produksi-karawang",
  ],
  ["/account/confirmation/Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5", "/account/confirmation/…"],
  ["/api/v1/activate-email/kq3_9xbdmaz0w8sdkfjq2lwo3i4u5y6t/id", "/api/v1/activate-email/…/id"],
  ["/api/v1/activate-email/-abdkq3_9xbdmaz0w8sdkfjq2lwo3i4u5y6tqwertyu/id", "/api/v1/activate-email/…/id"],
  ["/x/sekar@contoh.id", "/x/…"],
  ["/x/sekar%40contoh.id", "/x/…"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
