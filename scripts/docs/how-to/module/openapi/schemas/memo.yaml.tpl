Memo:
  type: object
  additionalProperties: false
  required: [id, text, createdAt]
  properties:
    id: { type: string }
    text: { type: string }
    createdAt: { $ref: common.yaml#/Instant }
